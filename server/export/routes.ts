import type { FastifyInstance } from 'fastify';
import { isExportFormat, type ExportFormat } from '#domain/exports/formats.ts';
import { localTime } from '#domain/notices/clock-rules.ts';
import { zoneOf } from '#domain/notices/schema.ts';
import { readZone } from '#server/notices/store.ts';
import { readSettings } from '#server/settings/store.ts';
import type { Deps } from '#server/platform/deps.ts';
import { signedInOwner } from '#server/platform/access/session.ts';
import { fieldRefusal, refusal } from '#server/platform/errors.ts';
import { fairQueue } from '#server/platform/fair-queue.ts';
import { disconnection, drainAfterResponse, leaveBodiesUnread } from '#server/platform/http/streamed-body.ts';
import type { AnySection } from '#server/platform/portable/section.ts';
import { enforceLimit } from '#server/platform/rate-limits/rate-limit.ts';
import { importData, importLimits } from './import-data.ts';
import { openExport, openJson } from './open-export.ts';
import { openReceipts } from './open-receipts.ts';
import { openCsv, openLubeLogger } from './open-tables.ts';

const DAY_SECONDS = 24 * 60 * 60;
const IMPORTS = { max: 10, seconds: 60 * 60 };

type Format = { open: typeof openExport; name: `${string}DAY${string}`; type: string };

const formats: Record<ExportFormat, Format> = {
  zip: { open: openExport, name: 'carful-DAY.zip', type: 'application/zip' },
  receipts: { open: openReceipts, name: 'carful-receipts-DAY.zip', type: 'application/zip' },
  csv: { open: openCsv, name: 'carful-csv-DAY.zip', type: 'application/zip' },
  json: { open: openJson, name: 'carful-DAY.json', type: 'application/json' },
  lubelogger: { open: openLubeLogger, name: 'carful-lubelogger-DAY.zip', type: 'application/zip' },
};

/** Mounted under /api, not in the contract: the bodies are streams. */
export function exportRoutes(app: FastifyInstance, deps: Deps, sections: readonly AnySection[]): void {
  const { imports, quota } = deps.config;
  const exportsPerDay = { max: quota.exportsPerDay, seconds: DAY_SECONDS };
  const queue = fairQueue({ name: 'imports', running: 1, perKey: 2, mayWait: 2 });
  // An account has one turn, so that the exports of a large one leave another free.
  const exporting = fairQueue({ name: 'exports', running: 3, perKey: 3, runningPerKey: 1, rests: true });
  app.get<{ Querystring: { format?: unknown } }>(
    '/export',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const owner = await signedInOwner(deps, request);
      const { format = 'zip' } = request.query;
      if (!isExportFormat(format)) throw fieldRefusal('format', 'Missing information');
      await enforceLimit(deps, `export:${owner.ownerId}`, exportsPerDay);
      const { open, name, type } = formats[format];
      const { language } = await readSettings(deps.db, owner);
      const { day } = localTime(deps.clock(), zoneOf(await readZone(deps.db, owner), language));
      // Staging reads all rows in one transaction, so it must not take every connection of the pool. Sent at once:
      // nobody would hear that a body fails which waits for something else.
      const body = await exporting.run(
        owner.ownerId,
        () => open(deps, owner, sections),
        disconnection(reply),
      );
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename="${name.replace('DAY', day)}"`)
        .send(body);
    },
  );

  void app.register(async (inner) => {
    leaveBodiesUnread(inner);
    inner.post('/import', { config: { bodyMs: imports.ms } }, async (request, reply) => {
      drainAfterResponse(request, reply);
      const owner = await signedInOwner(deps, request);
      await enforceLimit(deps, `import:${owner.ownerId}`, IMPORTS);
      const declaredSize = Number(request.headers['content-length'] ?? 0);
      const limits = { ...importLimits, zip: imports.zip };
      return importData(deps, owner, {
        body: request.raw,
        declaredSize,
        limits,
        signal: disconnection(reply, refusal('UPLOAD_FAILED')),
        queue,
        sections,
      });
    });
  });
}
