import{j as o,s as i,v as n}from"/static/build/part-V7CJQHNU.js";async function d(r,s){let{address:t}=await n(`/api/guide/${r}/${s}`,{nonce:i()});o(t)}export{d as a};
