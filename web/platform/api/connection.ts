export async function checkConnection(): Promise<void> {
  try {
    const { ok, status } = await fetch('/health');
    console.info(ok ? 'The server is reachable' : `The server responded with ${status}`);
  } catch (error) {
    console.warn('The server cannot be reached', error);
  }
}
