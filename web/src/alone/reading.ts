/** Pages that are only read: what they say lies in the folder, and no house need come for them. */
import type { Route } from "../router";

const READ: readonly Route["page"][] = ["rules", "credits", "not-found"];

export function isRead(route: Route): boolean {
  return READ.includes(route.page);
}
