// Runs on any version of Node and explains in one line what to do if it is too old.
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 24 || (major === 24 && minor >= 7)) return;
  process.stderr.write(
    `Touchline needs Node 24.7 or newer and found ${process.version}. On Linux "npm ci" brings one, so start with "npm start"; elsewhere install Node 24.\n`,
  );
  process.exit(1);
}
