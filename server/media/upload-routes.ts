import type { FastifyInstance, FastifyReply } from 'fastify';
import type { UploadState } from '#domain/media/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { fieldRefusal, refusal } from '#server/platform/errors.ts';
import { disconnection, drainAfterResponse } from '#server/platform/http/streamed-body.ts';
import { inTurn, receivePart } from './receive-part.ts';
import { beginUpload, finishUpload } from './resume-upload.ts';
import { assertFreeSpace } from './storage-limits.ts';
import { parseQuery, uploadTarget } from './upload-target.ts';

type Address = { Params: { id: string } };

/** Uploads in parts (decision 031). POST begins one, or returns how much has arrived. PATCH sends the bytes from
 * `offset` on; the last one, or an empty one after it, returns the file. Bodies are left unread. */
export function uploadRoutes(app: FastifyInstance, deps: Deps): void {
  app.post<Address>('/uploads/:id', async (request, reply): Promise<UploadState> => {
    drainAfterResponse(request, reply);
    const query = parseQuery(request.query);
    const target = await uploadTarget(deps, request, query, 'part');
    const state = await beginUpload(deps, target, given(query.size, 'size'));
    if (state.media) await target.attach();
    return state;
  });

  app.patch<Address>('/uploads/:id', async (request, reply): Promise<UploadState> => {
    drainAfterResponse(request, reply);
    const query = parseQuery(request.query);
    const target = await uploadTarget(deps, request, query, 'part');
    const { uploader, id, purpose } = target;
    const start = given(query.offset, 'offset');
    await assertFreeSpace(deps, Number(request.headers['content-length'] ?? 0));
    const body = request.raw;
    const state = await inTurn(uploader, id, body, async () => {
      const upload = await receivePart(deps, uploader, { id, purpose, start, body });
      const isWhole = upload.received === upload.size;
      const media = isWhole ? await finishUpload(deps, target, upload, leaving(reply)) : null;
      return { received: upload.received, media };
    });
    if (state.media) await target.attach();
    return state;
  });
}

const leaving = (reply: FastifyReply) => disconnection(reply, refusal('UPLOAD_FAILED'));

function given(value: number | undefined, path: string): number {
  if (value === undefined) throw fieldRefusal(path, 'Missing information');
  return value;
}
