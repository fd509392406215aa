import { Client } from 'pg';

/** Of the app under test, whose global setup left its address here. */
export async function withDatabase<Answer>(use: (client: Client) => Promise<Answer>): Promise<Answer> {
  const client = new Client({ connectionString: process.env['CARFUL_TEST_DATABASE'] });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
