/** The named constants of docs/specification, in one place. */
export const limits = {
  /** D39: the server's generous limits for text, in characters. */
  shortText: 100,
  longText: 5_000,
  /** Issue title is cut here (ENT-20); counted by user-visible characters (D47). */
  issueTitle: 50,
  issueTitleWhole: 200,
  yearMin: 1900,
  mileageMax: 9_999_999,
  costMax: 999_999_999,
  /** Media per picker (LOG-03, LOG-04) and both pickers together. */
  mediaPerPicker: 5,
  mediaPerIssue: 10,
  /** Records that Home, the car view and the Car Overview show before 'View All' (LIM-03, LIM-04, D73). */
  newestShown: 3,
  /** Attachments of one message to the assistant (ASST-08). */
  chatAttachments: 3,
  /** D44: bytes. The server may be configured lower or higher. */
  pictureBytes: 10 * 1024 * 1024,
  /** A picture that is unfolded whole in memory; a JPEG that is read in parts; an AVIF, whose reader takes most. */
  picturePixels: 50_000_000,
  jpegPixels: 250_000_000,
  avifPixels: 20_000_000,
  videoBytes: 50 * 1024 * 1024,
  videoSeconds: 30,
  /** Resolved issues are offered on the repair form for this long (LINK-12). */
  offeredResolvedDays: 30,
  shareLinkHours: 24,
  shareLinkHoursMax: 7 * 24,
  sharedIssuesFirst: 3,
  /** VAL-60 */
  mechanicImages: 3,
  /** What one link may bring in all, as long as it is kept (D85). */
  linkFiles: 60,
  linkBytes: 200 * 1024 * 1024,
  linkRecords: 100,
  listPage: 50,
  /** The pages a screen draws a long list in: small enough to be drawn at once on a slow phone. */
  listChunk: 25,
  listPageMax: 200,
  /** So much of a list goes on paper; a multiple of `listChunk`. */
  recordsPrinted: 1_000,
  /** A list entry carries this much of a long text. */
  entryText: 300,
  linkedIssuesMax: 200,
  /** So many repair shops can be chosen at once in a filter. */
  shopsMax: 100,
  /** Query cache (LIM-19). */
  queryKeptMs: 5 * 60_000,
  queryRetries: 3,
  /** What was read is at hand without a network for so long. */
  readsKeptMs: 30 * 24 * 3_600_000,
  /** A file that nothing took: a draft, or what waits on a phone without a network, may still speak of it. */
  looseFileKeptMs: 30 * 24 * 3_600_000,
  /** The same through a link, whose forms do not outlive it. */
  linkFileKeptMs: 24 * 3_600_000,
  retryDelayMaxMs: 30_000,
  /** Session care (D4). */
  sessionTickMs: 30_000,
  sessionTicksBeforeRenewal: 3,
  retryDelayFirstMs: 200,
  noticeDebounceMs: 150,
  /** Realtime (LIM-22 to LIM-24, D100): how long until a live connection has to stand, and how often it gives a sign of life. */
  realtimeConnectMs: 10_000,
  realtimeHeartbeatMs: 30_000,
  realtimeReconnectMs: [1_000, 2_000, 5_000, 10_000],
  /** Open live connections in one app process: devices of an account, pages of a link, all of an address. */
  liveStreamsPerAccount: 20,
  liveStreamsPerLink: 20,
  liveStreamsPerAddress: 300,
  tooltipOpenMs: 700,
  tooltipSkipMs: 300,
} as const;
