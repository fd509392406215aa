import { privacySections } from '#domain/accounts/policy/privacy.ts';
import { LegalText } from '#web/accounts/legal-text.tsx';

export const PrivacyScreen = () => <LegalText title="Privacy policy" sectionsOf={privacySections} />;
