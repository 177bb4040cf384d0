import { isIP } from "node:net";
import type { RequestContext } from "../../backend.types.ts";
import { requestBounds } from "../../limits/figures.ts";
import { readJsonObject } from "../bodies.ts";
import type { Caller } from "../callers.ts";
import { Failure, notSupported } from "../failure.ts";
import { authRefusal } from "../replies.ts";
import type { AuthContext } from "./context.ts";
import { findRoute, keylessPaths } from "./routes.ts";

const nobody: Caller = { role: "anon", userId: null, sessionId: null, claims: null };
const apiVersion = { "x-supabase-api-version": "2024-01-01" };

/** Answers everything under `/auth/v1`. */
export function createAuth(context: AuthContext) {
  return async (request: Request, { peerAddress }: RequestContext): Promise<Response> => {
    const url = new URL(request.url);
    const path = url.pathname.slice("/auth/v1".length);
    try {
      const isKeyless = keylessPaths.has(path) && request.method === "GET";
      const caller = isKeyless ? nobody : await context.callers.identify(request);
      const route = findRoute(request.method, path);
      if (!route) throw notSupported(`${request.method} /auth/v1${path}`);
      const hasBody = request.method !== "GET" && request.method !== "HEAD";
      const response = await route.handler(context, {
        request,
        url,
        path: route.path,
        body: hasBody ? await readJsonObject(request, requestBounds.authBodyBytes) : {},
        caller,
        device: {
          ip: peerAddress && isIP(peerAddress) ? peerAddress : null,
          userAgent: request.headers.get("user-agent"),
        },
      });
      for (const [name, value] of Object.entries(apiVersion)) response.headers.set(name, value);
      return response;
    } catch (error) {
      if (error instanceof Failure) {
        const response = authRefusal(error);
        for (const [name, value] of Object.entries(apiVersion)) response.headers.set(name, value);
        return response;
      }
      throw error;
    }
  };
}
