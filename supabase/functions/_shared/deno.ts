import type { FunctionHandler } from "./deps.types.ts";
import { failed } from "./respond.ts";
import { createSupabaseDeps } from "./supabase-deps.ts";

/** The part of Deno that the functions use. */
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handle: (request: Request) => Promise<Response>): void;
};

/** Serves a function on Supabase. */
export function serve(handle: FunctionHandler): void {
  const depsFor = createSupabaseDeps((name) => Deno.env.get(name));
  Deno.serve(async (request) => {
    const deps = await depsFor(request);
    try {
      return await handle(request, deps);
    } catch (error) {
      return failed(error, deps);
    }
  });
}
