import { Talk } from "./Talk.tsx";

/** All my conversations. */
export default function MessagesPage() {
  return <Talk event={null} title="Messages" shows="all" />;
}
