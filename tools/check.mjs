// Plain JavaScript without dependencies: it may have to install them first.
import { runSteps, staticSteps, toolPath } from './run-steps.mjs';
import { prepare } from './prepare.mjs';
import { sentenceOf } from './setup.mjs';

const unit = {
  name: 'unit tests',
  // One more than there are cores: some tests wait for the time to pass.
  args: [toolPath('vitest', 'vitest.mjs'), 'run', '--project', 'unit*', '--reporter=dot', '--maxWorkers=3'],
};

try {
  const started = performance.now();
  await prepare({ isDev: true });
  const { passed, failed } = await runSteps([unit, ...staticSteps]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${passed} checks passed, ${failed} failed, in ${seconds} s`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  const why = sentenceOf(error);
  if (why === null) throw error;
  console.error(why);
  process.exitCode = 1;
}
