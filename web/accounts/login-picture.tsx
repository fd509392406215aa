/** A car with what Carful keeps of it: a problem, a repair, a reminder. Decorative. */
export const LoginPicture = () => (
  <svg
    viewBox="0 0 320 130"
    aria-hidden="true"
    className="bg-accent-soft h-27 w-full [@media(height<=52rem)]:h-20"
  >
    <path d="M24 114h272" stroke="var(--line-strong)" strokeWidth="2" strokeLinecap="round" opacity="0.5" />
    <g fill="none" stroke="var(--line-strong)" strokeWidth="2" strokeDasharray="1 5" strokeLinecap="round">
      <path d="M84 50 104 68M160 44v10M236 50l-20 18" />
    </g>
    <path
      fill="var(--accent)"
      d="M70 106V92c0-7 5-12 12-13l18-3 17-17c4-3 8-5 13-5h54c6 0 11 2 15 6l18 17 22 4c7 1 11 7 11 13v12c0 3-2 5-5 5H75c-3 0-5-2-5-5Z"
    />
    <path
      fill="var(--accent-soft)"
      d="m113 76 11-11c2-2 5-3 8-3h20v14h-39Zm47-14h23c4 0 7 1 9 4l10 10h-42V62Z"
    />
    <g fill="var(--surface)" stroke="var(--accent)" strokeWidth="6">
      <circle cx="107" cy="108" r="13" />
      <circle cx="213" cy="108" r="13" />
    </g>
    <g fill="var(--surface)" stroke="var(--line)">
      <rect x="48" y="14" width="40" height="40" rx="12" />
      <rect x="140" y="6" width="40" height="40" rx="12" />
      <rect x="232" y="14" width="40" height="40" rx="12" />
    </g>
    <g fill="none" strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round">
      <path stroke="var(--danger)" d="m68 25 10 17H58l10-17Zm0 7v4m0 3v.5" />
      <path
        stroke="var(--accent)"
        d="M167.5 19.5a5.5 5.5 0 0 0-7.200 7.200l-7.300 7.300 3 3 7.300-7.300a5.5 5.5 0 0 0 7.200-7.200l-3.200 3.200-3-3 3.200-3.200Z"
      />
      <path stroke="var(--resolved)" d="M245 37h14m-12 0v-5a5 5 0 0 1 10 0v5m-5-13v2m-1 15h2" />
    </g>
  </svg>
);
