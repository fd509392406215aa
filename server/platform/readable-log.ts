import { inspect } from 'node:util';

const LEVELS: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'WARN',
  50: 'ERROR',
  60: 'FATAL',
};
const OF_EACH_LINE = ['level', 'time', 'pid', 'hostname', 'msg', 'err'];

type Logged = { level: number; time: number; msg?: string; err?: LoggedError } & Record<string, unknown>;
type LoggedError = { type: string; message: string; stack: string[]; cause?: LoggedError };

/** A line of the log as people read it on a terminal: the time of this machine, the level, what happened, details. */
export function readableLine(line: string): string {
  const logged = JSON.parse(line) as Logged;
  const { level, time, msg = '', err } = logged;
  const at = new Date(time).toTimeString().slice(0, 8);
  const details = Object.entries(logged)
    .filter(([name]) => !OF_EACH_LINE.includes(name))
    .map(
      ([name, value]) =>
        `${name}=${typeof value === 'string' ? value : inspect(value, { breakLength: Infinity })}`,
    );
  const text = [at, (LEVELS[level] ?? String(level)).padEnd(5), msg, ...details].join(' ');
  return `${[text, ...errorLines(err)].join('\n')}\n`;
}

function errorLines(error: LoggedError | undefined): string[] {
  if (!error) return [];
  const { type, message, stack, cause } = error;
  return [`    ${type}: ${message}`, ...stack.map((line) => `      ${line}`), ...errorLines(cause)];
}
