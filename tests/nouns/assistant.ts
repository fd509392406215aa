import { newId } from '#server/platform/deps.ts';
import { askAssistant } from '#tests/ask-assistant.ts';
import type { NounCase } from '#tests/noun-case.ts';
import { uploadPicture } from '#tests/upload.ts';

export const assistant: NounCase<'assistant'> = {
  inputs: {
    thread: ({ carId }) => ({ carId }),
    suggestions: ({ carId }) => ({ carId, language: 'lv' }),
    clear: ({ carId }) => ({ carId }),
    stop: ({ carId }) => ({ carId, questionId: newId() }),
    lastSent: () => ({}),
  },
  async make(owner, { carId }) {
    const mediaIds = [await uploadPicture(owner, 'issue', carId)];
    await askAssistant(owner, carId, { content: 'Whimsical question?', mediaIds });
    return {};
  },
  secrets: ['Whimsical question'],
  news: {},
  forgets: null,
  pages: {},
};

export const functions: NounCase<'functions'> = {
  inputs: {
    analyzeSymptom: () => ({
      description: 'It squeals',
      carDetails: { brand: 'Volvo', model: 'V70', year: 2012 },
    }),
    synthesizeSymptoms: () => ({
      questionAnswer: { question: 'When?', answer: 'Daily' },
      language: 'English',
    }),
    carAssistant: () => ({
      messages: [{ role: 'user', content: 'Why does it squeal?' }],
      carDetails: null,
    }),
  },
  make: null,
  secrets: [],
  news: {},
  forgets: null,
  pages: {},
};
