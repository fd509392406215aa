import { termsSections } from '#domain/accounts/policy/terms.ts';
import { LegalText } from '#web/accounts/legal-text.tsx';

export const TermsScreen = () => <LegalText title="Terms of use" sectionsOf={termsSections} />;
