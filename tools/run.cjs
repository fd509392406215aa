// Every command of package.json begins here, in a syntax that any Node can read: it is what says that a Node is too old.
'use strict';
const parts = process.versions.node.split('.').map(Number);
const major = parts[0];
const minor = parts[1];
// npm leaves the build tool's programs out on others, by the versions that these name.
if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) {
  void import('./run.mjs');
} else {
  console.error(
    'Carful cannot start. To set itself up it needs Node 20.19, 22.12 or newer, and this is ' +
      process.version +
      '. Install a newer one (https://nodejs.org) and start again; Carful then runs on a Node of its own.',
  );
  process.exitCode = 1;
}
