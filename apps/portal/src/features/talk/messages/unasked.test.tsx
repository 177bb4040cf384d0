import { renderHook, waitFor } from "@testing-library/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { type ReadSoFar, useReadMark } from "./useReadMark.ts";
import { useUnasked } from "./useUnasked.ts";

const read = vi.hoisted(() => vi.fn(async () => ({ ok: true })));
const api = vi.hoisted(() => ({ read: undefined as unknown }));
api.read = read;
vi.mock(import("../../../page-kit/data/useApi.ts"), () => ({ useApi: () => api }) as never);

const line = (id: string, unread = 0) => ({ id, unread });

it("opens the newest that is not read by itself, and stays there while others come in", () => {
  const first = [line("a"), line("b", 2), line("c", 1)];
  const { result, rerender } = renderHook(({ asked, lines }) => useUnasked(asked, lines), {
    initialProps: { asked: null as string | null, lines: first },
  });
  expect(result.current).toBe("b");
  rerender({ asked: null, lines: [line("new", 1), ...first] });
  expect(result.current).toBe("b");
  rerender({ asked: "c", lines: first });
  expect(result.current).toBe("c");
});

it("opens the newest where everything is read, and nothing where nothing is", () => {
  expect(renderHook(() => useUnasked(null, [line("a"), line("b")])).result.current).toBe("a");
  expect(renderHook(() => useUnasked(null, [])).result.current).toBeNull();
});

it("marks nothing as read in what opened by itself, until somebody turns to it", async () => {
  const talked: ReadSoFar = {
    thread: { id: "b", me: { readPlace: 3 } },
    messages: [{ place: 5 }],
    hasNewer: false,
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  );
  const { rerender } = renderHook(({ isAsked }) => useReadMark(talked, isAsked), {
    initialProps: { isAsked: false },
    wrapper,
  });
  expect(read).not.toHaveBeenCalled();
  rerender({ isAsked: true });
  await waitFor(() => expect(read).toHaveBeenCalledWith("b", 5));
});
