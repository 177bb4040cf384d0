import type { Deps } from "../_shared/deps.types.ts";
import { requireWithin } from "../_shared/limits.ts";
import { forPortal, signedIn } from "../_shared/respond.ts";

const exportsPerUser = { max: 6, windowMs: 60 * 60_000 };
const rowsPerPage = 500;

/**
 * A copy of everything in the caller's account as one JSON file: `{product, exportedAt, email,
 * data: {table: rows}}`. Read page by page with the caller's own rights and streamed as it is read.
 */
export const handle = forPortal(async (_request, deps) => {
  const user = signedIn(deps);
  await requireWithin(deps, `account-export:${user.id}`, exportsPerUser);
  const names = await deps.callSqlAsUser("list_my_data", {});
  if (!Array.isArray(names)) throw new Error("list_my_data did not answer with a list");
  const parts = copyOf(deps, user.email, names.map(String));
  return new Response(streamOf(parts), { headers: fileHeaders(deps) });
});

function fileHeaders(deps: Deps): Record<string, string> {
  const name = `${deps.productName.toLowerCase()}-${deps.now().toISOString().slice(0, 10)}.json`;
  return {
    // Not application/json, so that the client takes it as a file and does not parse it.
    "content-type": "application/octet-stream",
    "content-disposition": `attachment; filename="${name}"`,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  };
}

async function* copyOf(deps: Deps, email: string | null, names: readonly string[]) {
  const head = { product: deps.productName, exportedAt: deps.now().toISOString(), email };
  yield `${JSON.stringify(head).slice(0, -1)},"data":{`;
  for (const [index, name] of names.entries()) {
    yield `${index === 0 ? "" : ","}\n${JSON.stringify(name)}:[`;
    yield* rowsOf(deps, name);
    yield "]";
  }
  yield "\n}}\n";
}

async function* rowsOf(deps: Deps, name: string) {
  for (let offset = 0; ; offset += rowsPerPage) {
    const rows = await deps.callSqlAsUser("get_my_data", {
      table_param: name,
      offset_param: offset,
    });
    if (!Array.isArray(rows)) throw new Error("get_my_data did not answer with a list");
    if (rows.length > 0) {
      const text = rows.map((row) => `\n${JSON.stringify(row)}`).join(",");
      yield offset === 0 ? text : `,${text}`;
    }
    if (rows.length < rowsPerPage) return;
  }
}

function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => parts.return(undefined).then(() => undefined),
  });
}
