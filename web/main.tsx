import './styles.css';
// Evaluated before the app in a task of its own: a joint task blocked slow phones for 0.15 s.
import 'react-dom/client';

const { startApp } = await import('./start-app.tsx');
await startApp();
