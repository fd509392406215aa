// Plain JavaScript without dependencies: it runs under the machine's own Node before anything is installed.
import { readFileSync, statfsSync } from 'node:fs';
import { totalmem } from 'node:os';

/** The Node that Carful is written for. It brings one along for 64-bit Linux with glibc. */
export const neededMajor = 24;
const oldestGlibc = [2, 28];

const megabyte = 1024 ** 2;
/** What installing and building take at their peak; with less, both hang instead of failing. */
const buildMemory = 900 * megabyte;
/** The packages, npm's cache of them, and the build. */
const installDisk = { run: 1200 * megabyte, dev: 2000 * megabyte };

/** @typedef {{ platform: string, arch: string, glibc: string | null, node: string, hasDatabase: boolean }} Machine */

/** @returns {Machine} */
export function thisMachine() {
  // Otherwise the report looks up the names of all open connections.
  if (process.report) process.report.excludeNetwork = true;
  return {
    platform: process.platform,
    arch: process.arch,
    glibc: process.report?.getReport().header.glibcVersionRuntime ?? null,
    node: process.versions.node,
    hasDatabase: Boolean(process.env.DATABASE_URL),
  };
}

export const majorOf = (version) => Number(/^v?(\d+)\./.exec(version)?.[1] ?? 0);

function isGlibcNewEnough(glibc) {
  const [major = 0, minor = 0] = glibc.split('.').map(Number);
  return major > oldestGlibc[0] || (major === oldestGlibc[0] && minor >= oldestGlibc[1]);
}

/** Whether the packages hold a Node that runs here. */
export const bringsNode = ({ platform, arch, glibc }) =>
  platform === 'linux' && (arch === 'x64' || arch === 'arm64') && glibc !== null && isGlibcNewEnough(glibc);

/**
 * Why Carful cannot run on this machine and what to do, before anything is installed.
 * @param {Machine} machine
 * @returns {string | null} null where it can
 */
export function whyNotHere(machine) {
  const { platform, arch, glibc, node, hasDatabase } = machine;
  if (bringsNode(machine)) return null;
  if (platform === 'win32')
    return 'It runs on Linux: start it in WSL 2 (wsl --install), or in a container (docs/operate/self-hosting.md).';
  if (arch !== 'x64' && arch !== 'arm64')
    return `It needs a 64-bit system (x64 or arm64), and this Node is for ${platform} ${arch}: install the 64-bit edition of your system.`;
  const isNodeNew = majorOf(node) >= neededMajor;
  if (platform === 'darwin')
    return isNodeNew
      ? null
      : `On macOS it needs Node ${neededMajor} or newer, and this is ${node}: install it (nodejs.org) and start again.`;
  if (isNodeNew && hasDatabase) return null;
  const system =
    glibc === null
      ? 'a system without glibc, such as Alpine,'
      : `glibc ${glibc}, which is older than ${oldestGlibc.join('.')},`;
  return `On ${system} it needs Node ${neededMajor} or newer and a PostgreSQL named by DATABASE_URL. A container with Debian is simpler: docs/operate/self-hosting.md.`;
}

function swapBytes() {
  if (process.platform !== 'linux') return Infinity;
  const kilobytes = /^SwapTotal:\s+(\d+) kB$/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1];
  return Number(kilobytes ?? 0) * 1024;
}

function memoryBytes() {
  // Zero or a huge number where no container sets a limit.
  const limit = process.constrainedMemory?.() || Infinity;
  return Math.min(limit, totalmem()) + swapBytes();
}

const inMegabytes = (bytes) => `${Math.floor(bytes / megabyte)} MB`;

/**
 * Why installing or building would not end well in this folder.
 * @param {{ folder: string, isInstalling: boolean, isDev: boolean, memory?: number, disk?: number }} plan bytes that there are
 * @returns {string | null}
 */
export function whyTooSmall({
  folder,
  isInstalling,
  isDev,
  memory = memoryBytes(),
  disk = freeBytes(folder),
}) {
  if (memory < buildMemory)
    return `Setting it up takes 1 GB of memory, and here are ${inMegabytes(memory)}: add memory or swap. Once it is set up, it runs in 256 MB.`;
  const neededDisk = isDev ? installDisk.dev : installDisk.run;
  if (isInstalling && disk < neededDisk)
    return `The packages take ${inMegabytes(neededDisk)} of disk, and ${folder} has ${inMegabytes(disk)} left: make room and start again.`;
  return null;
}

function freeBytes(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
