import { storeDataRequest } from '../../domain/customers/data-request.ts';
import { readMyData } from '../../domain/customers/export-customer.ts';
import type { Handler } from '../operation.ts';

export const getMyData: Handler<'getMyData'> = ({ userId }, context) => readMyData(context, userId);

export const createDataRequest: Handler<'createDataRequest'> = async (
  { userId, body, client },
  context,
) => ({ ticket: String(await storeDataRequest(context, userId, body, client)) });
