import { useSyncExternalStore } from 'react';
import type { Theme } from '#domain/settings/schema.ts';
import { readDevice, writeDevice } from './storage/storage.ts';
import { createStore } from './store.ts';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
const darkSystem = matchMedia('(prefers-color-scheme: dark)');
const store = createStore<Theme>(THEMES.find((theme) => theme === readDevice('theme')) ?? 'system');

/** The user's setting; 'system' follows the device. index.html's boot script applies the same rule. */
export const useTheme = (): Theme => useSyncExternalStore(store.subscribe, store.get);

export function switchTheme(theme: Theme): void {
  writeDevice('theme', theme);
  store.set(theme);
  showTheme();
}

export function followSystemTheme(): void {
  showTheme();
  darkSystem.addEventListener('change', showTheme);
}

function showTheme(): void {
  const theme = store.get();
  const dark = theme === 'dark' || (theme === 'system' && darkSystem.matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  const background = getComputedStyle(document.documentElement).getPropertyValue('--background').trim();
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', background);
}
