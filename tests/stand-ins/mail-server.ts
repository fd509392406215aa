import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = {
  to: string[];
  from: string;
  subject: string;
  text: string;
  html: string;
  /** Unfolded; '' when it is missing. */
  header(name: string): string;
};

export type MailServer = {
  /** For SMTP_URL. */
  url: string;
  received: ReceivedMail[];
  /** Whom it has refused. */
  refused: string[];
  /** How it treats the next mails: it may take its time, or refuse whom they are for. */
  mood: 'quick' | 'slow' | 'refusing';
  /** With which code, and the enhanced code that its text begins with. */
  refusal: { responseCode: number; enhancedCode: string };
  /** Called with a complete mail before it is acknowledged. */
  beforeAcknowledged: (mail: ReceivedMail) => Promise<void> | void;
  /** The newest mail to this address. @throws when none comes */
  mailTo(address: string): Promise<ReceivedMail>;
  stop(): Promise<void>;
};

const SLOW_MS = 1500;

/** A mail server that keeps what it is handed and delivers nothing. It speaks the real protocol. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      if (mails.mood === 'refusing') done(refuse(address));
      else if (mails.mood === 'slow') setTimeout(done, SLOW_MS);
      else done();
    },
    onData: (stream, { envelope: { mailFrom, rcptTo } }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('error', done);
      stream.once('end', async () => {
        const to = rcptTo.map(({ address }) => address);
        const from = mailFrom ? mailFrom.address : '';
        const mail = { to, from, ...readMail(Buffer.concat(chunks).toString()) };
        received.push(mail);
        await mails.beforeAcknowledged(mail);
        done();
      });
    },
  });
  // An app that is killed resets the connections that it kept.
  smtp.on('error', () => undefined);
  const server = smtp.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const refused: string[] = [];
  const refuse = (address: string) => {
    refused.push(address);
    const { responseCode, enhancedCode } = mails.refusal;
    return Object.assign(new Error(`${enhancedCode} nothing for <${address}> here`), { responseCode });
  };
  const find = (address: string) => received.findLast(({ to }) => to.includes(address));
  const mails: MailServer = {
    mood: 'quick',
    refusal: { responseCode: 550, enhancedCode: '5.1.1' },
    beforeAcknowledged: () => undefined,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    refused,
    async mailTo(address) {
      for (let waited = 0; waited < 10_000; waited += 50) {
        const mail = find(address);
        if (mail) return mail;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`no mail came to ${address}`);
    },
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
  return mails;
}

/** Subject and texts of a mail that is plain, or plain and HTML side by side. */
function readMail(raw: string): Pick<ReceivedMail, 'subject' | 'text' | 'html' | 'header'> {
  const mail = readPart(raw);
  const boundary = /boundary="?([^";]+)/i.exec(mail.header('content-type'))?.[1];
  const parts = boundary ? mail.body.split(`--${boundary}`).slice(1, -1).map(readPart) : [mail];
  const textOf = (type: string) =>
    parts.find((part) => part.header('content-type').toLowerCase().startsWith(type))?.text() ?? '';
  return {
    subject: unencoded(mail.header('subject')),
    text: textOf('text/plain'),
    html: textOf('text/html'),
    header: mail.header,
  };
}

function readPart(raw: string) {
  const [head = '', ...rest] = raw.replace(/^\r\n/, '').split('\r\n\r\n');
  const header = (name: string) =>
    new RegExp(`^${name}: ?(.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(head)?.[1]?.replace(/\r\n\s*/g, ' ') ?? '';
  const body = rest.join('\r\n\r\n');
  const text = () => {
    const encoding = header('content-transfer-encoding').toLowerCase();
    if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
    return encoding === 'quoted-printable' ? unquoted(body) : body;
  };
  return { header, body, text };
}

/** A header with letters beyond ASCII (RFC 2047). */
const unencoded = (header: string) =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_whole, way: string, text: string) =>
      way.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : unquoted(text.replaceAll('_', ' ')),
    );

const unquoted = (body: string) =>
  Buffer.from(
    body
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/gi, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
