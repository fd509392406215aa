import './styles.css';
// Evaluated in a task of its own, before the app: in one they held a slow phone up for 0.15 s.
import 'react-dom/client';

const { startApp } = await import('./start-app.tsx');
await startApp();
