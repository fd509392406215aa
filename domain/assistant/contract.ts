import * as z from 'zod/mini';
import { car, Done, owner } from '#domain/contract-base.ts';
import { apiErrors } from '#domain/errors.ts';
import { Id } from '#domain/ids.ts';
import { CarAssistant, CarAssistantAnswer } from './function-schema.ts';
import { ChatMessage, SentExchange } from './schema.ts';

const path = '/cars/{carId}/assistant';

export const assistantContract = {
  assistant: {
    thread: car
      .route({ method: 'GET', path, summary: "The car's thread, oldest first" })
      .input(z.object({ carId: Id }))
      .output(z.object({ messages: z.array(ChatMessage) })),
    suggestions: car
      .route({
        method: 'GET',
        path: `${path}/suggestions`,
        summary: 'First questions that fit the car',
      })
      .input(z.object({ carId: Id, language: z.optional(z.enum(['en', 'lv'])) }))
      .output(z.object({ questions: z.array(z.string()) })),
    clear: car
      .route({ method: 'DELETE', path, summary: "Deletes the car's whole thread" })
      .input(z.object({ carId: Id }))
      .output(Done),
    stop: car
      .route({
        method: 'DELETE',
        path: `${path}/{questionId}/answer`,
        summary: 'Stops the model that is answering a question; leaving its page does not',
      })
      .input(z.object({ carId: Id, questionId: Id }))
      .output(Done),
    lastSent: owner
      .route({
        method: 'GET',
        path: '/assistant/last-sent',
        summary: 'What was last sent to a model for this owner, word for word; null when nothing was',
      })
      .output(z.object({ exchange: z.nullable(SentExchange) })),
  },
};

export const assistantFunctions = {
  carAssistant: owner
    .route({ method: 'POST', path: '/functions/car-assistant', summary: 'One answer of the car assistant' })
    .input(CarAssistant)
    .output(CarAssistantAnswer)
    .errors({ NOT_FOUND: apiErrors.NOT_FOUND }),
};
