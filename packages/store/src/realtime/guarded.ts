/** An exception in a handler ends the library's connection for good, so none may leave one. */
export function guarded<Args extends readonly unknown[]>(
  report: (error: unknown) => void,
  run: (...args: Args) => void,
): (...args: Args) => void {
  return (...args) => {
    try {
      run(...args);
    } catch (error) {
      report(error);
    }
  };
}
