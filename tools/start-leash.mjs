// Loaded into the app by start.mjs: if that is killed outright, nobody could stop the app from the terminal any more.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
