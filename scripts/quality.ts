/** Gates on what is published and what is left over: knip, publint, are-the-types-wrong. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const published = ["core", "ui", "widgets"];

const checks: { name: string; command: string; parameters: string[]; cwd: string }[] = [
  { name: "knip", command: "knip", parameters: [], cwd: root },
  ...published.flatMap((name) => {
    const cwd = `${root}/packages/${name}`;
    return [
      { name: `publint ${name}`, command: "publint", parameters: ["--strict"], cwd },
      {
        name: `types of ${name}`,
        command: "attw",
        parameters: ["--pack", ".", "--profile", "esm-only", "--exclude-entrypoints", "styles.css"],
        cwd,
      },
    ];
  }),
];

let failed = 0;
for (const { name, command, parameters, cwd } of checks) {
  const { status, stdout, stderr } = spawnSync(command, parameters, { cwd, encoding: "utf8" });
  if (status === 0) continue;
  failed += 1;
  console.error(`${name} failed\n${stdout}${stderr}`);
}
console.log(`${checks.length - failed} of ${checks.length} quality checks passed`);
process.exitCode = failed === 0 ? 0 : 1;
