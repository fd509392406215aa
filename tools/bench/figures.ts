import { readFile } from 'node:fs/promises';

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

export const p99 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)]!;

/** To one decimal. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** Runs a request one after the other, as one more person would feel it. @returns what each returned */
export async function repeat(count: number, request: () => Promise<number>): Promise<number[]> {
  const taken: number[] = [];
  for (let at = 0; at < count; at++) taken.push(await request());
  return taken;
}

/** Memory of a process in MB: what is resident now (VmRSS), or its peak (VmHWM). */
export async function memoryOf(pid: number, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)![1]) / 1024;
}
