import type { Id } from '#domain/ids.ts';

type Body = {
  id: Id;
  stops: Id;
  from: number;
  records: readonly unknown[];
  targets: readonly { carId: Id; add: object | null }[];
};

/** A server as far as imports go. What `refuse` names by `METHOD path` it answers with that code, or not at all. */
export class ImportServer {
  requests: string[] = [];
  staged = new Map<Id, Set<number>>();
  added = new Map<Id, number>();
  cars = new Set<Id>();
  files: string[] = [];
  refuse: (request: string, body: string) => [number, string] | 'no answer' | 'lost answer' | null = () =>
    null;

  async answer(path: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
    const text = typeof body === 'string' ? body : '';
    const request = `${method} ${path.split('?')[0]!.replaceAll(/[0-9a-f-]{36}/g, ':id')}`;
    this.requests.push(request);
    const refused = this.refuse(request, text);
    if (refused === 'no answer') throw new TypeError('Failed to fetch');
    if (Array.isArray(refused))
      return Response.json({ code: refused[1], status: refused[0], message: '' }, { status: refused[0] });
    const answer = this.apply(request, path, text === '' ? {} : JSON.parse(text));
    if (refused === 'lost answer') throw new TypeError('Failed to fetch');
    return answer;
  }

  private apply(request: string, path: string, body: Body): Response {
    const importId = path.split('/')[3]?.split('?')[0] ?? '';
    const gone = Response.json({ code: 'NOT_FOUND', status: 404, message: '' }, { status: 404 });
    switch (request) {
      case 'GET /api/imports': {
        const open = [...this.staged.keys()].map((id) => ({ id, committedAt: null }));
        const committed = [...this.added.keys()].map((id) => ({ id, committedAt: '2026-03-05T10:00:00Z' }));
        return Response.json({ imports: [...open, ...committed] });
      }
      case 'POST /api/imports':
        if (body.targets.some((one) => !one.add && !this.cars.has(one.carId))) return gone;
        if (this.staged.size > 0 && !this.staged.has(body.stops))
          return Response.json({ code: 'BUSY', status: 503, message: '' }, { status: 503 });
        this.staged.clear();
        this.staged.set(body.id, new Set());
        return Response.json({ id: body.id });
      case 'POST /api/imports/:id/records':
        if (!this.staged.has(importId)) return gone;
        for (const at of body.records.keys()) this.staged.get(importId)!.add(body.from + at);
        return Response.json({ staged: body.records.length });
      case 'GET /api/imports/:id':
        return Response.json({ withFiles: [0] });
      case 'PUT /api/imports/:id/files/:id':
        this.files.push(new URL(path, 'http://any').searchParams.get('place')!);
        return new Response(null, { status: 204 });
      case 'POST /api/imports/:id/commit/lines': {
        const rows = this.staged.get(importId);
        if (!rows && !this.added.has(importId)) return gone;
        if (rows) this.added.set(importId, rows.size);
        this.staged.delete(importId);
        const none = { fresh: 0, known: 0 };
        const fill = { fresh: this.added.get(importId), known: 0 };
        const lines = [{ share: 0.5 }, { counts: { fill, repair: none, mileage: none, reminder: none } }];
        return new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
      }
      case 'POST /api/imports/:id/commit':
        return gone;
      case 'POST /api/imports/:id/undo':
        this.staged.delete(importId);
        return Response.json({ deleted: 0, kept: 0 });
      case 'POST /api/cars':
        this.cars.add(body.id);
        return Response.json({ id: body.id });
      default:
        return Response.json({});
    }
  }
}
