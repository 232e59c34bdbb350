import { answerOrders } from '../media/work-process.ts';

// Answers every order with the process's id, and ends at the order 'end'.
answerOrders(async (order: string) => (order === 'end' ? process.exit(3) : process.pid));
