/** Where 'Keep it' leads, so that it opens without a network. */
export const fetchSignUp = () => Promise.all([import('./register-options.tsx'), import('./sign-up.tsx')]);
