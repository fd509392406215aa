import { Readable } from 'node:stream';
import { once } from 'node:events';
import type { Client, Connection, Submittable } from 'pg';

/**
 * PostgreSQL's COPY in its text format: every type exactly as the database writes it, in little memory. The
 * client library knows the messages, but brings no query that speaks them.
 */
type CopyConnection = Connection & {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};
type Complete = { text: string };

/** The rows of `COPY … TO STDOUT` as they come; nobody reads, and the database waits. */
export function copyOut(client: Client, statement: string): Readable {
  let connection: CopyConnection | undefined;
  const rows = new Readable({ read: () => void connection?.stream.resume() });
  const query = {
    submit: (to: Connection) => {
      connection = to as CopyConnection;
      to.query(statement);
    },
    handleCopyData({ chunk }: { chunk: Buffer }) {
      // The library writes the next message over this one.
      if (!rows.push(Buffer.from(chunk))) connection?.stream.pause();
    },
    handleCommandComplete: () => undefined,
    handleReadyForQuery: () => rows.push(null),
    handleError: (error: Error) => rows.destroy(error),
  };
  client.query(query as Submittable);
  return rows;
}

/** Feeds `COPY … FROM STDIN`. @returns the number of rows that the database took */
export function copyIn(client: Client, statement: string, chunks: AsyncIterable<Buffer>): Promise<number> {
  return new Promise((resolve, reject) => {
    let failure: Error | undefined;
    let taken = 0;
    const feed = async (connection: CopyConnection) => {
      try {
        for await (const chunk of chunks) {
          if (failure) return;
          connection.sendCopyFromChunk(chunk);
          if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
        }
        connection.endCopyFrom();
      } catch (error) {
        failure = error as Error;
        connection.sendCopyFail('its source failed');
      }
    };
    const query = {
      submit: (connection: Connection) => connection.query(statement),
      handleCopyInResponse: (connection: CopyConnection) => void feed(connection),
      handleCommandComplete({ text }: Complete) {
        taken = Number(text.replace('COPY ', ''));
      },
      handleReadyForQuery: () => (failure ? reject(failure) : resolve(taken)),
      handleError(error: Error) {
        failure ??= error;
        reject(failure);
      },
    };
    client.query(query as Submittable);
  });
}
