import type { Theme } from '#domain/settings/schema.ts';
import { readDevice, writeDevice } from './storage/storage.ts';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
const darkSystem = matchMedia('(prefers-color-scheme: dark)');
/** 'system' follows the device. index.html's boot script applies the same rule. */
let chosen = THEMES.find((theme) => theme === readDevice('theme')) ?? 'system';

export function switchTheme(theme: Theme): void {
  writeDevice('theme', theme);
  chosen = theme;
  showTheme();
}

export function followSystemTheme(): void {
  showTheme();
  darkSystem.addEventListener('change', showTheme);
}

function showTheme(): void {
  const dark = chosen === 'dark' || (chosen === 'system' && darkSystem.matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  const background = getComputedStyle(document.documentElement).getPropertyValue('--background').trim();
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', background);
}
