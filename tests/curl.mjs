import { readFileSync } from 'node:fs';

/** The part of curl that the guide for programs uses. */
const [headers, rest] = [{}, []];
let method, body;
const given = process.argv.slice(2);
while (given.length > 0) {
  const one = given.shift();
  if (one === '-H') {
    const [name, value] = given.shift().split(/: (.*)/s);
    headers[name] = value;
  } else if (one === '-X') method = given.shift();
  else if (one === '-d') body = given.shift();
  else if (one === '--data-binary') body = readFileSync(given.shift().slice(1));
  else if (one !== '-s') rest.push(one);
}
const response = await fetch(rest[0], { method: method ?? (body ? 'POST' : 'GET'), headers, body });
process.stdout.write(await response.text());
