import * as z from 'zod/mini';
import { accountContract } from './accounts/contract.ts';
import {
  AnalyzeSymptom,
  AnalyzeSymptomAnswer,
  CarAssistant,
  CarAssistantAnswer,
  SynthesizeSymptoms,
  SynthesizeSymptomsAnswer,
} from './assessment/functions-schema.ts';
import { CarFacts } from './assistant/car-facts.ts';
import { ChatMessage, SentExchange } from './assistant/schema.ts';
import { Car, CarDraft, CarEdit, Garage } from './cars/schema.ts';
import { car, Done, edit, owner, write } from './contract-base.ts';
import { documentContract } from './documents/contract.ts';
import { apiErrors } from './errors.ts';
import { fillContract } from './fills/contract.ts';
import { Id } from './ids.ts';
import { importContract } from './imports/contract.ts';
import {
  Issue,
  IssueDraft,
  IssueEdit,
  IssueFilters,
  IssuePage,
  IssueQuery,
  Recurrence,
  RecurrenceDraft,
} from './issues/schema.ts';
import { mileageContract } from './mileage/contract.ts';
import { noticeContract } from './notices/contract.ts';
import { Operation } from './operations.ts';
import { PageMarks } from './pages.ts';
import { reminderContract } from './reminders/contract.ts';
import {
  Repair,
  RepairDraft,
  RepairEdit,
  RepairFilters,
  RepairForm,
  RepairPage,
  RepairQuery,
  RepairSuggestions,
  RepairSummary,
  RepairSummaryQuery,
} from './repairs/schema.ts';
import { reportContract } from './reports/contract.ts';
import { searchContract } from './search/contract.ts';
import { Settings, SettingsEdit } from './settings/schema.ts';
import { shareContract } from './share/contract.ts';

const { NOT_FOUND } = apiErrors;
const CarKey = z.object({ carId: Id });

/** The API as a value: method, path, input, output and errors of every procedure. Served under /api. */
export const contract = {
  ...accountContract,
  settings: {
    read: owner.route({ method: 'GET', path: '/settings', summary: "The owner's settings" }).output(Settings),
    edit: owner
      .route({ method: 'PATCH', path: '/settings', summary: 'Changes settings field by field' })
      .input(SettingsEdit)
      .output(Settings)
      .errors(edit),
  },
  cars: {
    list: owner
      .route({ method: 'GET', path: '/cars', summary: 'The garage with the health of each car' })
      .output(Garage),
    add: owner
      .route({ method: 'POST', path: '/cars', summary: 'Adds a car' })
      .input(CarDraft)
      .output(Car)
      .errors(write),
    read: car.route({ method: 'GET', path: '/cars/{carId}', summary: 'One car' }).input(CarKey).output(Car),
    edit: car
      .route({ method: 'PATCH', path: '/cars/{carId}', summary: 'Changes a car field by field' })
      .input(CarEdit)
      .output(Car)
      .errors(edit),
    delete: car
      .route({
        method: 'DELETE',
        path: '/cars/{carId}',
        summary: 'Deletes a car with all that belongs to it',
      })
      .input(z.object({ ...Operation, carId: Id }))
      .output(Garage)
      .errors(write),
  },
  issues: {
    list: car
      .route({ method: 'GET', path: '/cars/{carId}/issues', summary: 'A page of issues, newest first' })
      .input(IssueQuery)
      .output(IssuePage),
    marks: car
      .route({
        method: 'GET',
        path: '/cars/{carId}/issue-marks',
        summary: 'How many issues there are, and where each page of them starts',
      })
      .input(IssueFilters)
      .output(PageMarks),
    log: car
      .route({ method: 'POST', path: '/cars/{carId}/issues', summary: 'Logs a problem with its assessment' })
      .input(IssueDraft)
      .output(Issue)
      .errors(write),
    read: car
      .route({ method: 'GET', path: '/cars/{carId}/issues/{issueId}', summary: 'One issue, whole' })
      .input(z.object({ carId: Id, issueId: Id }))
      .output(Issue),
    edit: car
      .route({
        method: 'PATCH',
        path: '/cars/{carId}/issues/{issueId}',
        summary: 'Changes an issue field by field',
      })
      .input(IssueEdit)
      .output(Issue)
      .errors(edit),
    delete: car
      .route({
        method: 'DELETE',
        path: '/cars/{carId}/issues/{issueId}',
        summary: 'Deletes an issue and its files',
      })
      .input(z.object({ ...Operation, carId: Id, issueId: Id }))
      .output(Done)
      .errors(write),
  },
  recurrences: {
    add: car
      .route({
        method: 'POST',
        path: '/cars/{carId}/issues/{issueId}/recurrences',
        summary: 'Records that it happened again',
      })
      .input(RecurrenceDraft)
      .output(Recurrence)
      .errors(write),
    delete: car
      .route({
        method: 'DELETE',
        path: '/cars/{carId}/issues/{issueId}/recurrences/{recurrenceId}',
        summary: 'Removes a recurrence',
      })
      .input(z.object({ ...Operation, carId: Id, issueId: Id, recurrenceId: Id }))
      .output(Done)
      .errors(write),
  },
  repairs: {
    list: car
      .route({ method: 'GET', path: '/cars/{carId}/repairs', summary: 'A page of repairs, newest first' })
      .input(RepairQuery)
      .output(RepairPage),
    marks: car
      .route({
        method: 'GET',
        path: '/cars/{carId}/repair-marks',
        summary: 'How many repairs there are, and where each page of them starts',
      })
      .input(RepairFilters)
      .output(PageMarks),
    summary: car
      .route({
        method: 'GET',
        path: '/cars/{carId}/repair-summary',
        summary: 'How many repairs, the latest, the totals by currency and the shops',
      })
      .input(RepairSummaryQuery)
      .output(RepairSummary),
    form: car
      .route({
        method: 'GET',
        path: '/cars/{carId}/repair-form',
        summary: 'A repair, if asked for, and the issues offered for linking',
      })
      .input(z.object({ carId: Id, repairId: z.optional(Id) }))
      .output(RepairForm),
    suggestions: owner
      .route({
        method: 'GET',
        path: '/repair-suggestions',
        summary: 'The titles and repair shops of the newest repairs, and how often each was used',
      })
      .output(RepairSuggestions),
    log: car
      .route({
        method: 'POST',
        path: '/cars/{carId}/repairs',
        summary: 'Logs a repair and links the issues it solves',
      })
      .input(RepairDraft)
      .output(Repair)
      .errors(write),
    edit: car
      .route({
        method: 'PATCH',
        path: '/cars/{carId}/repairs/{repairId}',
        summary: 'Changes a repair and its links',
      })
      .input(RepairEdit)
      .output(Repair)
      .errors(edit),
    delete: car
      .route({
        method: 'DELETE',
        path: '/cars/{carId}/repairs/{repairId}',
        summary: 'Deletes a repair; its issues go back to new',
      })
      .input(z.object({ ...Operation, carId: Id, repairId: Id }))
      .output(Done)
      .errors(write),
  },
  ...mileageContract,
  ...fillContract,
  ...reminderContract,
  ...documentContract,
  ...importContract,
  ...noticeContract,
  ...reportContract,
  ...searchContract,
  ...shareContract,
  assistant: {
    thread: car
      .route({ method: 'GET', path: '/cars/{carId}/assistant', summary: "The car's thread, oldest first" })
      .input(CarKey)
      .output(z.object({ messages: z.array(ChatMessage) })),
    suggestions: car
      .route({
        method: 'GET',
        path: '/cars/{carId}/assistant/suggestions',
        summary: 'First questions that fit the car',
      })
      .input(z.object({ carId: Id, language: z.optional(z.enum(['en', 'lv'])) }))
      .output(z.object({ questions: z.array(z.string()) })),
    facts: car
      .route({
        method: 'GET',
        path: '/cars/{carId}/assistant/facts',
        summary: 'What the assistant knows of the car, for answers without a network',
      })
      .input(CarKey)
      .output(CarFacts),
    clear: car
      .route({ method: 'DELETE', path: '/cars/{carId}/assistant', summary: "Deletes the car's whole thread" })
      .input(CarKey)
      .output(Done),
    stop: car
      .route({
        method: 'DELETE',
        path: '/cars/{carId}/assistant/{questionId}/answer',
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
  functions: {
    analyzeSymptom: owner
      .route({
        method: 'POST',
        path: '/functions/analyze-symptom',
        summary: 'A first assessment of a problem',
      })
      .input(AnalyzeSymptom)
      .output(AnalyzeSymptomAnswer)
      .errors({ NOT_FOUND }),
    synthesizeSymptoms: owner
      .route({
        method: 'POST',
        path: '/functions/synthesize-symptoms',
        summary: 'Symptom sentences from an answer or from notes',
      })
      .input(SynthesizeSymptoms)
      .output(SynthesizeSymptomsAnswer),
    carAssistant: owner
      .route({ method: 'POST', path: '/functions/car-assistant', summary: 'One answer of the car assistant' })
      .input(CarAssistant)
      .output(CarAssistantAnswer)
      .errors({ NOT_FOUND }),
  },
};
