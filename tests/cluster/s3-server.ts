import { startFauxqs } from 'fauxqs';

/** Run as a process of its own, which can be stalled: `node s3-server.ts PORT`. */
const server = await startFauxqs({ port: Number(process.argv[2]), logger: false });
server.createBucket('carful');
