import { expect } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { deviceOf } from './device-rules.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

tableTest([
  [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  [
    `Mozilla/5.0 (Linux; Android 14) ${webKit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0',
    'Firefox',
    'macOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0.0.0`,
    'Edge',
    'Android',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) AppleWebKit/605.1.15 EdgiOS/140.0.0.0 Version/17.0 Mobile Safari/605.1.15',
    'Edge',
    'iPad',
  ],
  [`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/64.0 Safari/537.36 Edge/17.17134`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/140.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/140.0 Safari/537.36 OPR/121.0`, 'Opera', 'Windows'],
  ['Opera/9.80 (X11; FreeBSD 8.1) Presto/2.12.388 Version/12.16', 'Opera', 'Linux'],
  ['Mozilla/5.0 (iPod touch; like Mac OS X) FxiOS/143.0 Mobile Safari/605.1.15', 'Firefox', 'iPhone'],
  ['Mozilla/5.0 (iPhone; like Mac OS X) CriOS/140.0 Mobile Safari/604.1', 'Chrome', 'iPhone'],
  ['Mozilla/5.0 (X11; Linux) AppleWebKit/537.36 Chromium/140.0 Safari/537.36', 'Chrome', 'Linux'],
  ['Mozilla/5.0 (Macintosh) Safari/604.1', 'Safari', 'macOS'],
  ['Darwin; Mac OS X', null, 'macOS'],
  ['EdgeCase without a version, Firefox, Safari', null, null],
  ['curl/8.5.0', null, null],
  [null, null, null],
])('the device behind a user agent', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
