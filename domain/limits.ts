export const limits = {
  /** In characters. */
  shortText: 100,
  accountName: 150,
  longText: 5_000,
  /** Titles are truncated here, in user-visible characters. */
  issueTitle: 50,
  issueTitleWhole: 200,
  yearMin: 1900,
  mileageMax: 9_999_999,
  costMax: 999_999_999,
  /** Of a car, in Wh. */
  batteryCapacityMax: 999_999,
  yearlyKmMax: 300_000,
  /** Of one fill-up, in thousandths of its unit. */
  fillAmountMax: 9_999_999,
  mediaPerPicker: 5,
  mediaPerIssue: 15,
  filesPerRecord: 10,
  /** Records in one answer of the synchronisation; a long one counts as several. */
  syncPage: 2_000,
  /** The newest of a reminder. */
  completionsListed: 20,
  /** Of a car, newest first, for its reminders: enough to compute a year's rate. */
  dueReadings: 60,
  /** Records shown before 'View All'. */
  newestShown: 3,
  chatAttachments: 3,
  /** The server's own limits may differ. */
  pictureBytes: 10 * 1024 * 1024,
  /** Decoded whole in memory; a JPEG is decoded in parts, an AVIF needs the most memory. */
  picturePixels: 50_000_000,
  jpegPixels: 250_000_000,
  avifPixels: 20_000_000,
  videoBytes: 50 * 1024 * 1024,
  videoSeconds: 30,
  offeredResolvedDays: 30,
  shareLinkHours: 24,
  shareLinkHoursMax: 30 * 24,
  sharedIssuesFirst: 3,
  mechanicImages: 3,
  /** In total per link, while it is stored. */
  linkFiles: 60,
  linkBytes: 200 * 1024 * 1024,
  linkRecords: 100,
  listPage: 50,
  /** Entries rendered at once, few enough for a slow phone. */
  listChunk: 25,
  listPageMax: 200,
  /** A multiple of `listChunk`. */
  recordsPrinted: 1_000,
  entryText: 300,
  linkedIssuesMax: 200,
  shopsMax: 100,
  searchText: 100,
  /** Found records of each kind shown before 'Show all'. */
  searchFirst: 5,
  /** Of one account. */
  cars: 1_000,
  /** Of one account, in all cars together. */
  reminders: 1_000,
  /** Of one problem; an import takes no more either. */
  recurrences: 2_000,
  importRecords: 50_000,
  importPart: 500,
  importCars: 50,
  /** Records of a car by which it is found again. */
  importMatch: 200,
  importFiles: 50,
  importUndoDays: 30,
  binDays: 30,
  binListed: 500,
  /** Content shared from another app on the phone: files per share, and how much may wait to be used. */
  incomingFiles: 10,
  incomingFileBytes: 25 * 1024 * 1024,
  incomingShares: 10,
  /** Of all shares that wait together: as much as one may have. */
  incomingBytes: 250 * 1024 * 1024,
  incomingMs: 24 * 3_600_000,
  pushDevices: 20,
  /** Of programs, per account. */
  keys: 30,
  /** Of what an AI client sends, in characters. */
  oauthText: 1000,
  keyName: 60,
  keyDaysMax: 3_650,
  webhooks: 10,
  /** Of the address that notices go to: its URL, each key, the template of its message. */
  address: 1_000,
  addressKey: 300,
  addressTemplate: 2_000,
  queryCacheMs: 5 * 60_000,
  queryRetries: 3,
  readCacheMs: 30 * 24 * 3_600_000,
  /** Files without a record: a draft or a queued write may still refer to them. */
  unusedFileTtlMs: 30 * 24 * 3_600_000,
  linkFileTtlMs: 24 * 3_600_000,
  /** A larger file is sent in parts, so that a cut costs one of them at most. */
  uploadWholeBytes: 1024 * 1024,
  uploadPartBytes: 512 * 1024,
  unfinishedUploadTtlMs: 24 * 3_600_000,
  retryDelayMaxMs: 30_000,
  sessionTickMs: 30_000,
  sessionTicksBeforeRenewal: 3,
  retryDelayFirstMs: 200,
  noticeDebounceMs: 150,
  realtimeConnectMs: 10_000,
  realtimeHeartbeatMs: 30_000,
  realtimeReconnectMs: [1_000, 2_000, 5_000, 10_000],
  /** Per app process. */
  liveStreamsPerAccount: 20,
  liveStreamsPerLink: 20,
  liveStreamsPerAddress: 300,
  tooltipOpenMs: 700,
  tooltipSkipMs: 300,
} as const;
