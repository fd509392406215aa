import { apiRoutes } from 'virtual:api-routes';
import { askDemo } from '#domain/demo/ask.ts';
import { demoGarage, demoReplies } from '#domain/demo/garage.ts';
import type { Demo } from '#domain/demo/state.ts';
import { LAST_DAY } from '#domain/days.ts';
import { idFrom } from '#domain/make-id.ts';
import type { Theme } from '#domain/settings/schema.ts';
import { ApiError, NetworkError } from '#web/platform/api/errors.ts';
import { answerInPage } from '#web/platform/api/in-page.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { currentWords, rememberedLanguage } from '#web/platform/language/language.ts';
import { untitledIssue } from '#web/platform/language/untitled-issue.ts';
import { showSession } from '#web/platform/session/session-store.ts';
import { readDevice, writeDevice } from '#web/platform/storage/storage.ts';
import { accountQuestion } from './account-question.ts';
import { keepDemo, keptDemo } from './kept-demo.ts';

const USER = idFrom(0, new Uint8Array(10));

/** From here on the page makes no requests and stores only what a reload of this tab needs. */
export function startDemo(): void {
  refuseNetwork();
  const language = rememberedLanguage();
  const theme = (readDevice('theme') ?? 'system') as Theme;
  const today = deviceDay();
  const kept = keptDemo() ?? { start: { today, language }, entered: [] };
  const garage = demoGarage(kept.start);
  let demo: Demo = {
    operations: [...garage, ...kept.entered],
    files: new Map(),
    replies: demoReplies(kept.start),
    today,
    settings: { language, theme },
    words: currentWords,
    untitled: untitledIssue,
  };
  answerInPage({
    call: async (procedure, input) => {
      const answer = askDemo(demo, procedure, input, new Date().toISOString());
      if (answer === 'account') {
        // Assessments run in the page, and the screens of other reads are replaced in the demo.
        const isWrite = apiRoutes[procedure][0] !== 'GET' && !procedure.startsWith('functions.');
        if (isWrite) accountQuestion.set(true);
        throw new NetworkError(`${procedure} takes an account`);
      }
      if (answer === 'missing')
        throw new ApiError({
          code: 'NOT_FOUND',
          status: 404,
          message: `${procedure}: there is no such record`,
        });
      if (answer.demo !== demo) {
        demo = answer.demo;
        const own = new Set(garage);
        keepDemo({ start: kept.start, entered: demo.operations.filter((one) => !own.has(one)) });
      }
      return answer.output;
    },
    keepFile: (id, file, purpose) => {
      if (purpose === 'car-photo') {
        accountQuestion.set(true);
        throw new ApiError({ code: 'FORBIDDEN', status: 403, message: 'A photo of a car takes an account' });
      }
      const { type: contentType, size } = file;
      const kind = contentType.startsWith('video/')
        ? 'video'
        : contentType === 'application/pdf'
          ? 'document'
          : 'picture';
      // The extension tells the player the type; the URL is the same without it.
      const url = URL.createObjectURL(file) + (kind === 'video' ? '#.mp4' : '');
      demo = { ...demo, files: new Map([...demo.files, [id, { url, kind }]]) };
      return { id, kind, contentType, size, width: null, height: null, url, thumbnailUrl: null };
    },
    askForAccount: () => accountQuestion.set(true),
  });
  writeDevice('language', language);
  writeDevice('theme', theme);
  const user = { id: USER, email: '', name: '', role: 'owner' } as const;
  showSession({
    user: { ...user, emailVerified: true, onboardingCompleted: true, isOperator: false },
    expiresAt: `${LAST_DAY}T00:00:00.000Z`,
  });
}

/** Allows fetching the app's own files only. */
function refuseNetwork(): void {
  const fetchFile = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (input, init) => {
    const { origin, pathname, protocol } = new URL(
      input instanceof Request ? input.url : input,
      location.href,
    );
    const isFile = protocol === 'blob:' || protocol === 'data:';
    if (!isFile && (origin !== location.origin || /^\/(api|health)\b/.test(pathname)))
      throw new TypeError('The demo asks no server');
    return fetchFile(input, init);
  };
}
