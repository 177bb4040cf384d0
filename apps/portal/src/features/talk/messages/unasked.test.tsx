import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { aSignedInPortal } from "../../../testing/aSignedInPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { type ReadSoFar, useReadMark } from "./useReadMark.ts";
import { useUnasked } from "./useUnasked.ts";

afterEach(() => vi.unstubAllGlobals());

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

it("opens another once one has left what stood open", () => {
  const { result, rerender } = renderHook(({ lines }) => useUnasked(null, lines), {
    initialProps: { lines: [line("a"), line("b")] },
  });
  expect(result.current).toBe("a");
  rerender({ lines: [line("b")] });
  expect(result.current).toBe("b");
  rerender({ lines: [] });
  expect(result.current).toBeNull();
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
  const told = vi.fn<(input: unknown) => void>();
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.url.endsWith("/rpc/read_thread")) told(await request.json());
    return Response.json(true);
  });
  function Reading({ isAsked }: { isAsked: boolean }) {
    useReadMark(talked, isAsked);
    return null;
  }
  const queries = new QueryClient();
  const reading = (isAsked: boolean) => (
    <QueryClientProvider client={queries}>
      <Reading isAsked={isAsked} />
    </QueryClientProvider>
  );
  const { rerender } = await act(async () => renderInPortal(aSignedInPortal(), reading(false)));
  expect(told).not.toHaveBeenCalled();
  rerender(reading(true));
  await waitFor(() => expect(told).toHaveBeenCalledWith({ thread_id_param: "b", place_param: 5 }));
});
