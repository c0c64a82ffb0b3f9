import { scrubAddress, type ErrorReporter, type PageTimer } from "@touchline/store/errors";

type Watcher = Pick<ErrorReporter, "addBreadcrumb"> & Pick<PageTimer, "activity">;

function pathOf(input: RequestInfo | URL): string {
  const address = input instanceof Request ? input.url : String(input);
  return scrubAddress(address.replace(location.origin, ""));
}

/** Notes every call of the page with its status. What is fetched, and how, stays as it was. */
export function watchFetches({ addBreadcrumb, activity }: Watcher): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const done = activity();
    const call = `${init?.method ?? "GET"} ${pathOf(input)}`;
    try {
      const reply = await send(input, init);
      addBreadcrumb({ category: "http", level: reply.ok ? "info" : "warning", message: `${call} ${reply.status}` });
      return reply;
    } catch (error) {
      addBreadcrumb({ category: "http", level: "error", message: `${call} no answer` });
      throw error;
    } finally {
      done();
    }
  };
}
