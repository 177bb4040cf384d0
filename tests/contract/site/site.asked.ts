import type { Demo } from "../support/asked.ts";
import { idOf } from "../support/asked-orders.ts";

/** What the functions of the website answer. */
export async function ask(demo: Demo): Promise<void> {
  const { planner, admin, server, userId } = demo;
  const { reference } = await server("submit_support_request", {
    payload: {
      name: "Marisol Aguirre",
      email: "marisol@guests.test",
      topic: "other",
      subject: "A question about tables",
      page: "/seating",
      submitKey: crypto.randomUUID(),
      message: "How do I keep one free?",
    },
    user_id_param: userId,
  });
  const request_id_param = await idOf(demo, "support_requests", "reference", reference);
  await planner("add_support_message", { request_id_param, body_param: "It is round." });
  await admin("add_support_message", { request_id_param, body_param: "By its seat." });
}
