import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { html, pdf, png } from '#tests/fixtures/media/samples.ts';

export const LUBELOGGER_KEY = '3f757919f42548cebec90a692815e048';

type Listed = Record<string, readonly object[]>;
const files = (...names: string[]) =>
  names.map((name) => ({ name, location: `/documents/${name}`, isPending: false }));

/** As `/api/vehicles` and the lists of a vehicle answer with the header `culture-invariant`. */
const vehicles = [
  {
    id: 1,
    imageLocation: '/images/1.jpg',
    year: 2018,
    make: 'Skoda',
    model: 'Octavia',
    licensePlate: 'LL-1234',
    purchaseDate: '2019-03-01',
    soldDate: '',
    purchasePrice: 14_500,
    soldPrice: 0,
    isElectric: false,
    isDiesel: true,
    extraFields: [{ name: 'VIN', value: 'TMBZZZ5E0J0000001', isRequired: false }],
    tags: [],
    vehicleIdentifier: 'LicensePlate',
  },
  {
    id: 2,
    year: 2022,
    make: 'Kia',
    model: 'Niro',
    licensePlate: '',
    soldDate: '2024-09-01',
    soldPrice: 12_000,
    isElectric: true,
    isDiesel: false,
  },
];

const lists: Record<string, Listed> = {
  1: {
    gasrecords: [
      {
        id: '9',
        vehicleId: 1,
        date: '2024-01-05',
        odometer: 45_210,
        fuelConsumed: 41.25,
        cost: 60.1,
        fuelEconomy: 0,
        isFillToFull: true,
        missedFuelUp: false,
        notes: '',
        tags: '',
        extraFields: [],
        files: files('pump.pdf'),
      },
    ],
    servicerecords: [
      {
        id: 3,
        date: '2024-02-07',
        description: 'Oil and filters',
        cost: 210.5,
        odometer: 46_000,
        notes: '5W-30',
        tags: '',
        extraFields: [],
        files: files('invoice.pdf', 'dashboard.jpg', 'page.pdf', 'gone.pdf'),
      },
    ],
    taxrecords: [{ id: 4, date: '2024-03-01', description: 'Road tax', cost: 84, notes: '', tags: '' }],
    odometerrecords: [{ id: 5, date: '2024-04-01', initialOdometer: 46_000, odometer: 47_100, notes: '' }],
    reminders: [
      {
        id: 6,
        description: 'Oil change',
        metric: 'Both',
        notes: '',
        dueDate: '2027-02-07',
        dueOdometer: 61_000,
      },
    ],
    notes: [
      { id: 7, description: 'Wheel bolts', noteText: '120 Nm', pinned: false, files: files('bolts.jpg') },
    ],
  },
  2: {
    gasrecords: [
      { id: 10, date: '2024-01-06', odometer: 1000, fuelConsumed: 30.5, cost: 9, isFillToFull: true },
    ],
  },
};

const KINDS = ['gas', 'service', 'repair', 'upgrade', 'tax', 'odometer', 'supply', 'plan', 'equipment'].map(
  (kind) => `${kind}records`,
);

/** What answers instead of LubeLogger. */
export type Misbehaviour =
  | 'page'
  | 'page-to-sign-in'
  | 'elsewhere'
  | 'no-answer'
  | 'slow-body'
  | 'endless'
  | 'tiny-values'
  | 'other-protocol'
  | 'broken'
  | 'other-list'
  | 'one-list-fails'
  | 'cut'
  | 'older'
  | 'overloaded'
  | 'throttled'
  | 'forbidden';

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

const misbehave: Partial<Record<Misbehaviour, (reply: ServerResponse, request: IncomingMessage) => void>> = {
  page: (reply) =>
    reply.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Welcome</h1>'),
  'page-to-sign-in': (reply) => reply.writeHead(302, { location: '/Login/Index' }).end(),
  elsewhere: (reply) => reply.writeHead(301, { location: 'https://example.org/' }).end(),
  'no-answer': () => undefined,
  'slow-body': (reply) => reply.writeHead(200, JSON_TYPE).write('['),
  endless: (reply) => {
    reply.writeHead(200, JSON_TYPE).write('[{}');
    const more = Buffer.alloc(1024 * 1024, ',{}   ');
    const write = () => {
      while (!reply.destroyed && reply.write(more));
      if (!reply.destroyed) reply.once('drain', write);
    };
    write();
  },
  'tiny-values': (reply) => reply.writeHead(200, JSON_TYPE).end(`[${'{},'.repeat(1_000_000)}{}]`),
  'other-protocol': (_reply, { socket }) =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: any\r\n\r\n'),
  broken: (reply) => reply.writeHead(200, JSON_TYPE).end('[{"id": 1,'),
  'other-list': (reply) => reply.writeHead(200, JSON_TYPE).end('[{"name": "A list of another app"}]'),
  cut: (reply) => {
    reply.writeHead(200, { ...JSON_TYPE, 'content-length': '1000' }).write('[{');
    setTimeout(() => reply.destroy(), 20);
  },
  overloaded: (reply) => reply.writeHead(503).end(),
  throttled: (reply) => reply.writeHead(429).end(),
  forbidden: (reply) => reply.writeHead(403).end(),
};

export type LubeLogger = {
  origin: string;
  asked: { path: string; headers: IncomingMessage['headers'] }[];
  misbehaviour: Misbehaviour | null;
  /** Closes connections whose request is not answered yet. */
  hangUp(): void;
  stop(): Promise<void>;
};

/** LubeLogger 1.6, its API as https://docs.lubelogger.com describes it. */
export async function startLubeLogger(): Promise<LubeLogger> {
  const contents: Record<string, Buffer> = {
    'pump.pdf': pdf(),
    'invoice.pdf': pdf(),
    'dashboard.jpg': await png(),
    'bolts.jpg': await png(),
    'page.pdf': html(),
  };
  const server = createServer((request, reply) => {
    const { pathname: path, searchParams } = new URL(request.url!, 'http://stand-in');
    here.asked.push({ path, headers: request.headers });
    const odd = here.misbehaviour && misbehave[here.misbehaviour];
    if (odd) return odd(reply, request);
    const isFile = path.startsWith('/documents/');
    if (request.headers['x-api-key'] !== LUBELOGGER_KEY || (isFile && here.misbehaviour === 'older'))
      return isFile
        ? reply.writeHead(302, { location: '/Login/Index' }).end()
        : reply.writeHead(401, { 'www-authenticate': 'Basic' }).end();
    if (path === '/documents/film.pdf')
      return reply.writeHead(200, { 'content-length': String(10 ** 15) }).write('%PDF');
    if (isFile) {
      const file = contents[path.slice('/documents/'.length)];
      return file ? reply.writeHead(200).end(file) : reply.writeHead(404).end();
    }
    const found = answerTo(path, searchParams.get('vehicleId') ?? '', here.misbehaviour);
    if (typeof found === 'number') return reply.writeHead(found).end();
    return reply.writeHead(200, JSON_TYPE).end(JSON.stringify(found));
  });
  server.on('upgrade', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const here: LubeLogger = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    misbehaviour: null,
    hangUp: () => server.closeAllConnections(),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return here;
}

function answerTo(
  path: string,
  vehicle: string,
  misbehaviour: Misbehaviour | null,
): readonly object[] | number {
  if (path === '/api/vehicles') return vehicles;
  const list = path.replace('/api/vehicle/', '');
  if (![...KINDS, 'notes', 'reminders'].includes(list)) return 404;
  if (misbehaviour === 'older' && list === 'notes') return 404;
  if (misbehaviour === 'one-list-fails' && list === 'taxrecords') return 500;
  return lists[vehicle]?.[list] ?? [];
}
