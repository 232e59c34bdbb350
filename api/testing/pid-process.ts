import { answerOrders } from '../media/work-process.ts';

// Answers every order with the process's id. It ends at the order 'end', and leaves a promise that fails at 'lose'.
answerOrders(async (order: string) => {
  if (order === 'end') process.exit(3);
  if (order === 'lose') void Promise.reject(new Error('lost'));
  return process.pid;
});
