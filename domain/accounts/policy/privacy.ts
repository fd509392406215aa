import { operatorPart, withValues, type PolicyFacts, type PolicySection, type PolicyText } from './policy.ts';
import { privacyTexts as texts } from './privacy-texts.ts';
import { retentionTexts, retentionTitle } from './retention-texts.ts';
import { serviceTexts as services } from './service-texts.ts';

/** As the auth library and server/platform/access/session-cookie.ts name them. */
export const COOKIES = {
  session: 'carful.session_token',
  device: 'carful.trust_device',
  code: 'carful.two_factor',
  google: 'carful.state',
  passkey: 'carful.passkey',
  invitation: 'carful.invitation',
  secure: '__Secure-',
};

/** Without facts nothing is said about services that this server may or may not use. */
export function privacySections(facts: PolicyFacts | null): PolicySection[] {
  const operator = operatorPart(facts);
  return [
    {
      ...operator,
      title: texts.controllerTitle,
      paragraphs: [texts.controller, ...(operator.paragraphs ?? [])],
    },
    {
      title: texts.storedTitle,
      points: [
        texts.storedAccount,
        texts.storedCars,
        texts.storedMechanics,
        texts.storedLogins,
        texts.storedEvents,
        texts.storedNotices,
        texts.storedPrograms,
        texts.storedTraces,
      ],
    },
    {
      title: texts.filesTitle,
      points: [
        texts.filesPictures,
        texts.filesVideos,
        texts.filesDocuments,
        texts.filesRecordings,
        texts.filesSeen,
      ],
    },
    {
      title: texts.placeTitle,
      points: [
        texts.placeServer,
        ...(facts?.database === 'outside' ? [services.databaseOutside] : []),
        ...(facts?.files === 's3' ? [services.filesOutside] : []),
        ...(facts?.backups?.offSite ? [services.backupsOutside] : []),
        texts.placeBrowser,
        withValues(texts.placeCookies, COOKIES),
      ],
    },
    {
      title: texts.reasonsTitle,
      points: [
        texts.reasonsContract,
        ...(facts?.model ? [texts.reasonsModel] : []),
        ...(facts?.speech ? [texts.reasonsSpeech] : []),
        texts.reasonsSafety,
        texts.reasonsMechanics,
        texts.reasonsDecisions,
      ],
    },
    { title: texts.recipientsTitle, points: recipients(facts) },
    { title: texts.transfersTitle, paragraphs: transfers(facts) },
    { title: retentionTitle, points: retention(facts) },
    {
      title: texts.rightsTitle,
      points: [
        texts.rightsAccess,
        texts.rightsCorrection,
        texts.rightsDeletion,
        texts.rightsObjection,
        texts.rightsMonth,
        texts.rightsMechanics,
      ],
    },
    { title: texts.complaintTitle, paragraphs: [texts.complaint] },
    { title: texts.ageTitle, paragraphs: [texts.age] },
    { title: texts.changesTitle, paragraphs: [texts.changes] },
  ];
}

const usesModel = (facts: PolicyFacts | null) => Boolean(facts?.model ?? facts?.speech);

function recipients(facts: PolicyFacts | null): PolicyText[] {
  const { model, speech, mail, google, openId } = facts ?? {};
  return [
    ...(model ? [at(services.model, model.host)] : []),
    ...(model ? [model.pictures ? services.modelPictures : services.modelNoPictures] : []),
    ...(speech ? [at(services.speech, speech.host)] : []),
    ...(facts && !usesModel(facts) ? [services.noModel] : []),
    ...(mail ? [services.mail] : []),
    ...(google ? [services.google] : []),
    ...(openId ? [withValues(services.openId, { name: openId.name })] : []),
    services.passkey,
    services.push,
    services.address,
    services.webhooks,
    services.programs,
    services.dictation,
    services.holders,
    services.calendar,
    services.importServer,
    services.operator,
  ];
}

function at(text: PolicyText, host: string | null): PolicyText {
  if (host !== null) return withValues(text, { host });
  const place = services.ownHost;
  return { en: text.en.replace('at {host}', place.en), lv: text.lv.replace('{host}', place.lv) };
}

function transfers(facts: PolicyFacts | null): PolicyText[] {
  if (!facts) return [services.transferLinks];
  const { mail, google, openId, files, database, backups } = facts;
  const usesProvider =
    usesModel(facts) ||
    mail ||
    google ||
    openId ||
    files === 's3' ||
    database === 'outside' ||
    backups?.offSite;
  return [usesProvider ? services.transferProviders : services.transferNone, services.transferLinks];
}

function retention(facts: PolicyFacts | null): PolicyText[] {
  const { backups, backupsByHand, ...others } = retentionTexts;
  const kept = facts?.backups?.kept;
  return [
    ...Object.values(others),
    ...(facts ? [kept === undefined ? backupsByHand : withValues(backups, { kept })] : []),
  ];
}
