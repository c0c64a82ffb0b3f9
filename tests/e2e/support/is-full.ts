/** Whether everything is followed (`npm run test:full`) where else a sample is taken. */
export const isFull = process.env["TEST_FULL"] === "1";
