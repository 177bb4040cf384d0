import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { repositoryDir } from "@jubilee/backend/database/places";

const manifests = "{.,packages/*,apps/*,supabase/*}/package.json";
/** What a server of the load tests is made of. */
const parts = [
  "package.json",
  "apps/portal/package.json",
  "packages",
  "supabase",
  "tests/load",
  "tests/support",
];

/**
 * Lays the server of a release into a folder: that of a commit, or what stands here now.
 *
 * @param commit null for what stands here
 */
export function layRelease(folder: string, commit: string | null): void {
  mkdirSync(folder, { recursive: true });
  if (commit === null) {
    const listed = execFileSync("git", ["ls-files", "-coz", "--exclude-standard", ...parts], {
      cwd: repositoryDir,
      encoding: "utf8",
    });
    for (const path of listed.split("\0").filter((one) => existsSync(join(repositoryDir, one))))
      if (path) cpSync(join(repositoryDir, path), join(folder, path));
  } else {
    const archive = execFileSync("git", ["archive", commit, ...parts], {
      cwd: repositoryDir,
      maxBuffer: 2 ** 30,
    });
    execFileSync("tar", ["-x", "-C", folder], { input: archive });
  }
  linkPackages(folder);
}

/**
 * Gives the packages of a folder what they name, as installing lays it: each other as they are there, and what
 * others have made from what is installed here.
 */
export function linkPackages(folder: string): void {
  const packages = globSync(manifests, { cwd: folder }).map((path) => {
    const { name, dependencies = {} } = JSON.parse(readFileSync(join(folder, path), "utf8")) as {
      name: string;
      dependencies?: Record<string, string>;
    };
    return { name, place: dirname(path), needs: Object.keys(dependencies) };
  });
  const here = new Map(packages.map(({ name, place }) => [name, join(folder, place)]));
  for (const { place, needs } of packages) {
    for (const need of needs) {
      const link = join(folder, place, "node_modules", need);
      const installed = join(repositoryDir, place, "node_modules", need);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(here.get(need) ?? realpathSync(installed), link);
    }
  }
}
