/**
 * What the component library promises: every export of every component with its types, as one text.
 * `node tests/architecture/ui-contract.ts` writes packages/ui/contract.txt anew; read its diff.
 */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync, type Declaration, type Program } from "oxc-parser";

const components = fileURLToPath(new URL("../../packages/ui/src/components/", import.meta.url));
/** The written contract. */
export const contractFile = fileURLToPath(
  new URL("../../packages/ui/contract.txt", import.meta.url),
);

interface Parsed {
  path: string;
  text: string;
  program: Program;
}

function parse(path: string): Parsed {
  const text = readFileSync(path, "utf8");
  const { program, errors } = parseSync(path, text);
  const [problem] = errors;
  if (problem) throw new Error(`${path} cannot be parsed: ${problem.message}`);
  return { path, text, program };
}

/** A piece of source on one line, without comments. */
function plain(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/(^|\s)\/\/.*$/gm, "")
    .replace(/\s+/g, " ")
    .replace(/[;,] ?([}\])>])/g, " $1")
    .replace(/([{[(<]) ?\| /g, "$1")
    .trim()
    .replace(/;$/, "");
}

interface Exported {
  name: string;
  file: string;
}

/** What an index hands out, and from which of its files. */
function exportsOf(folder: string): Exported[] {
  const { program } = parse(join(components, folder, "index.ts"));
  return program.body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration" || !statement.source) return [];
    const file = join(components, folder, statement.source.value);
    return statement.specifiers.map(({ local, exported }) => {
      const name = "name" in exported ? exported.name : exported.value;
      const inside = "name" in local ? local.name : local.value;
      if (name !== inside)
        throw new Error(`${folder} renames ${inside}: the contract cannot follow.`);
      return { name, file };
    });
  });
}

function namesOf(declaration: Declaration): string[] {
  if (declaration.type === "VariableDeclaration") {
    return declaration.declarations.flatMap(({ id }) =>
      id.type === "Identifier" ? [id.name] : [],
    );
  }
  return "id" in declaration && declaration.id && "name" in declaration.id
    ? [declaration.id.name]
    : [];
}

/** One export as lines: its head, then a line for each member. */
function describeExport({ name, file }: Exported): string[] {
  const { text, program, path } = parse(file);
  const slice = ({ start, end }: { start: number; end: number }) => plain(text.slice(start, end));
  for (const statement of program.body) {
    if (statement.type !== "ExportNamedDeclaration") continue;
    const passesOn = statement.specifiers.some(
      ({ exported }) => "name" in exported && exported.name === name,
    );
    if (statement.source && passesOn)
      return describeExport({ name, file: join(path, "..", statement.source.value) });
    if (!statement.declaration) continue;
    const { declaration } = statement;
    if (!namesOf(declaration).includes(name)) continue;
    switch (declaration.type) {
      case "TSInterfaceDeclaration": {
        const heritage = declaration.extends.map(slice).join(", ");
        const head = `  interface ${name}${generics(declaration.typeParameters, slice)}`;
        const members = declaration.body.body.map((member) => `    ${slice(member)}`);
        return [heritage ? `${head} extends ${heritage}` : head, ...members];
      }
      case "TSTypeAliasDeclaration":
        return [
          `  type ${name}${generics(declaration.typeParameters, slice)} = ${slice(declaration.typeAnnotation).replace(/^\| /, "")}`,
        ];
      case "FunctionDeclaration": {
        const types = declaration.params.map((parameter) =>
          "typeAnnotation" in parameter && parameter.typeAnnotation
            ? slice(parameter.typeAnnotation).replace(/^: /, "")
            : slice(parameter),
        );
        const returned = declaration.returnType ? slice(declaration.returnType) : "";
        return [
          `  ${name}${generics(declaration.typeParameters, slice)}(${types.join(", ")})${returned}`,
        ];
      }
      default:
        return [`  const ${name}`];
    }
  }
  throw new Error(`${path} does not declare ${name}.`);
}

const generics = (
  node: { start: number; end: number } | null | undefined,
  slice: (node: { start: number; end: number }) => string,
) => (node ? slice(node) : "");

/** The whole contract as it stands in the source. */
export function uiContract(): string {
  const folders = readdirSync(components).toSorted();
  const parts = folders.map((folder) => {
    const lines = exportsOf(folder)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap(describeExport);
    return [`@jubilee/ui/${folder}`, ...lines].join("\n");
  });
  return `${parts.join("\n\n")}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(contractFile, uiContract());
  console.log("packages/ui/contract.txt is written.");
}
