// Runs before anything is installed, so it is plain JavaScript that old versions can read.
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Jubilee needs Node 20.19 or newer and this is ${process.versions.node}; install a current version from nodejs.org.`,
  );
  process.exit(1);
}
const brings24 = process.platform === "linux" && ["x64", "arm64"].includes(process.arch);
if (!brings24 && (major < 22 || (major === 22 && minor < 18))) {
  console.error(
    `On this system Jubilee needs Node 22.18 or newer and this is ${process.versions.node}; install a current version from nodejs.org.`,
  );
  process.exit(1);
}
