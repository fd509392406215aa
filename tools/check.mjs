// Plain JavaScript without dependencies: it may have to install them first.
import { runSteps, staticSteps, toolPath } from './run-steps.mjs';
import { SetupError, ensureInstalled } from './setup.mjs';

const unit = {
  name: 'unit tests',
  args: [toolPath('vitest', 'vitest.mjs'), 'run', '--project', 'unit*', '--reporter=dot'],
};

try {
  const started = performance.now();
  ensureInstalled();
  const { passed, failed } = await runSteps([unit, ...staticSteps]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${passed} checks passed, ${failed} failed, in ${seconds} s`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
