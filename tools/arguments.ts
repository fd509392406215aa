import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/**
 * Words and options of an operator's command. `--help` prints how it is used and ends the process; so does an option
 * that it does not have, as an error.
 * @param usage `npm run backup -- [FOLDER]`, with a line for each further form
 */
export function readArguments<Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  const end = (code: number, print: (text: string) => void, text: string): never => {
    print(text);
    return process.exit(code);
  };
  try {
    const { values, positionals } = parseArgs({
      options: { ...options, help: { type: 'boolean' } },
      allowPositionals: true,
    });
    if (!('help' in values) || !values.help) return { values, words: positionals };
  } catch (error) {
    return end(1, console.error, `${(error as Error).message.split('. ')[0]}. Usage: ${usage}`);
  }
  return end(0, console.log, `Usage: ${usage}`);
}
