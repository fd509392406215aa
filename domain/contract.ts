import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import {
  Account,
  AccountDeletion,
  AccountDeletionOutcome,
  ConfirmOutcome,
  EmailChange,
  EmailChangeOutcome,
  Features,
  MailedToken,
  Profile,
  ProfileDraft,
  Session,
} from './accounts/schema.ts';
import {
  AnalyzeSymptom,
  AnalyzeSymptomAnswer,
  CarAssistant,
  CarAssistantAnswer,
  SynthesizeSymptoms,
  SynthesizeSymptomsAnswer,
} from './assessment/functions-schema.ts';
import { ChatMessage, SentExchange } from './assistant/schema.ts';
import { Car, CarDraft, CarEdit, Garage } from './cars/schema.ts';
import { apiErrors } from './errors.ts';
import { Id } from './ids.ts';
import {
  Issue,
  IssueDraft,
  IssueEdit,
  IssuePage,
  IssueQuery,
  Recurrence,
  RecurrenceDraft,
} from './issues/schema.ts';
import { MileageReading } from './mileage/schema.ts';
import { Operation } from './operations.ts';
import { Repair, RepairDraft, RepairEdit, RepairForm, RepairPage } from './repairs/schema.ts';
import { Settings, SettingsEdit } from './settings/schema.ts';
import { SharedCar, ShareLink, ShareLinkDraft } from './share/schema.ts';

/**
 * Who a procedure is for. `public` answers anyone, `owner` needs a session, `car` also proves that the
 * car in the input is the owner's, `link` is proven by a share token instead.
 */
export type Access = 'public' | 'owner' | 'car' | 'link';

const { BAD_REQUEST, UNAUTHORIZED, FORBIDDEN, NOT_FOUND, CONFLICT, ID_TAKEN, TOO_MANY_REQUESTS } = apiErrors;
const api = oc.$meta<{ access: Access }>({ access: 'owner' }).errors({ BAD_REQUEST, TOO_MANY_REQUESTS });
const owner = api.errors({ UNAUTHORIZED, FORBIDDEN });
const car = owner.meta({ access: 'car' }).errors({ NOT_FOUND });
const write = { ID_TAKEN };
const edit = { ID_TAKEN, CONFLICT };

const Done = z.object({ done: z.literal(true) });
const CarKey = z.object({ carId: Id });

/** The API as a value: every procedure's method, path, input, output and errors. Served under /api. */
export const contract = {
  session: {
    read: api
      .meta({ access: 'public' })
      .route({ method: 'GET', path: '/session', summary: 'Who is signed in, and what this server can do' })
      .output(z.object({ session: z.nullable(Session), features: Features })),
  },
  profile: {
    read: owner
      .route({ method: 'GET', path: '/profile', summary: 'The users row; null when it is missing' })
      .output(z.object({ profile: z.nullable(Profile) })),
    save: owner
      .route({ method: 'PUT', path: '/profile', summary: 'Inserts or updates the users row' })
      .input(ProfileDraft)
      .output(Profile)
      .errors({ EMAIL_TAKEN: apiErrors.EMAIL_TAKEN }),
  },
  account: {
    read: owner
      .route({ method: 'GET', path: '/account', summary: 'How the account signs in, and on which devices' })
      .output(Account),
    confirmEmail: api
      .meta({ access: 'public' })
      .route({ method: 'POST', path: '/account/confirm-email', summary: 'Takes the token of a mailed link' })
      .input(z.object({ token: MailedToken }))
      .output(z.object({ outcome: ConfirmOutcome })),
    changeEmail: owner
      .route({ method: 'POST', path: '/account/email', summary: 'Asks for another e-mail address' })
      .input(EmailChange)
      .output(z.object({ outcome: EmailChangeOutcome })),
    endSession: owner
      .route({
        method: 'DELETE',
        path: '/account/devices/{sessionId}',
        summary: 'Signs one device out; done too when it was out already',
      })
      .input(z.object({ sessionId: Id }))
      .output(Done),
    endSessions: owner
      .route({ method: 'POST', path: '/account/sign-out-everywhere', summary: 'Signs devices out' })
      .input(z.object({ includingThis: z.boolean() }))
      .output(Done),
    delete: owner
      .route({
        method: 'POST',
        path: '/account/deletion',
        summary: 'Signs out everywhere; the account is erased after 30 days unless it signs in again',
      })
      .input(AccountDeletion)
      .output(AccountDeletionOutcome),
  },
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
      .input(z.object({ carId: Id, cursor: IssueQuery.shape.cursor, limit: IssueQuery.shape.limit }))
      .output(RepairPage),
    form: car
      .route({
        method: 'GET',
        path: '/cars/{carId}/repair-form',
        summary: 'A repair, if asked for, and the issues offered for linking',
      })
      .input(z.object({ carId: Id, repairId: z.optional(Id) }))
      .output(RepairForm),
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
  mileage: {
    list: car
      .route({ method: 'GET', path: '/cars/{carId}/mileage', summary: 'The mileage readings, newest first' })
      .input(CarKey)
      .output(z.object({ readings: z.array(MileageReading) })),
  },
  share: {
    list: owner
      .route({ method: 'GET', path: '/share-links', summary: 'The links that are still valid' })
      .output(z.object({ links: z.array(ShareLink) })),
    create: car
      .route({
        method: 'POST',
        path: '/cars/{carId}/share-links',
        summary: 'Makes a time-limited link to a car',
      })
      .input(ShareLinkDraft)
      .output(ShareLink)
      .errors(write),
    delete: owner
      .route({ method: 'DELETE', path: '/share-links/{linkId}', summary: 'Ends a link at once' })
      .input(z.object({ ...Operation, linkId: Id }))
      .output(Done)
      .errors({ ...write, NOT_FOUND }),
    open: api
      .meta({ access: 'link' })
      .route({ method: 'GET', path: '/shared', summary: 'What a mechanic sees through a link' })
      .input(z.object({ token: z.string().check(z.maxLength(500)) }))
      .output(SharedCar)
      .errors({ LINK_INVALID: apiErrors.LINK_INVALID, LINK_EXPIRED: apiErrors.LINK_EXPIRED }),
  },
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
    clear: car
      .route({ method: 'DELETE', path: '/cars/{carId}/assistant', summary: "Deletes the car's whole thread" })
      .input(CarKey)
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
